CREATE TABLE house (
	schema_version INTEGER NOT NULL
);
CREATE TABLE guests (
	id VARCHAR NOT NULL,
	name VARCHAR NOT NULL,
	created FLOAT NOT NULL,
	PRIMARY KEY (id)
);
CREATE TABLE sessions (
	token_sha256 VARCHAR NOT NULL,
	guest VARCHAR NOT NULL,
	seen FLOAT NOT NULL,
	PRIMARY KEY (token_sha256)
);
CREATE INDEX ix_sessions_guest ON sessions (guest);
CREATE TABLE links (
	secret_sha256 VARCHAR NOT NULL,
	guest VARCHAR NOT NULL,
	expires FLOAT NOT NULL,
	PRIMARY KEY (secret_sha256)
);
CREATE INDEX ix_links_guest ON links (guest);
CREATE TABLE mutes (
	guest VARCHAR NOT NULL,
	muted VARCHAR NOT NULL,
	PRIMARY KEY (guest, muted)
);
CREATE TABLE tables (
	code VARCHAR NOT NULL,
	version INTEGER NOT NULL,
	state VARCHAR NOT NULL,
	is_public BOOLEAN NOT NULL,
	"match" VARCHAR NOT NULL,
	document TEXT NOT NULL,
	updated FLOAT NOT NULL,
	PRIMARY KEY (code)
);
CREATE INDEX tables_by_state ON tables (state, is_public);
CREATE TABLE sitters (
	guest VARCHAR NOT NULL,
	code VARCHAR NOT NULL,
	PRIMARY KEY (guest, code)
);
CREATE TABLE chat (
	number INTEGER NOT NULL,
	code VARCHAR NOT NULL,
	who VARCHAR NOT NULL,
	name VARCHAR NOT NULL,
	seat INTEGER NOT NULL,
	text TEXT NOT NULL,
	at FLOAT NOT NULL,
	command VARCHAR,
	PRIMARY KEY (number)
);
CREATE INDEX ix_chat_code ON chat (code);
CREATE UNIQUE INDEX chat_commands ON chat (code, who, command);
CREATE TABLE matches (
	id VARCHAR NOT NULL,
	seq INTEGER NOT NULL,
	state VARCHAR NOT NULL,
	asked TEXT NOT NULL,
	document TEXT NOT NULL,
	updated FLOAT NOT NULL,
	PRIMARY KEY (id)
);
CREATE TABLE log (
	"match" VARCHAR NOT NULL,
	seq INTEGER NOT NULL,
	entry TEXT NOT NULL,
	"by" VARCHAR NOT NULL,
	command VARCHAR,
	events TEXT NOT NULL,
	at FLOAT NOT NULL,
	state_sha256 VARCHAR,
	PRIMARY KEY ("match", seq),
	CONSTRAINT log_commands UNIQUE ("match", "by", command)
);
CREATE TABLE drafts (
	"match" VARCHAR NOT NULL,
	seat INTEGER NOT NULL,
	decision VARCHAR NOT NULL,
	picks TEXT NOT NULL,
	PRIMARY KEY ("match", seat)
);
CREATE TABLE orders (
	"match" VARCHAR NOT NULL,
	seat INTEGER NOT NULL,
	prompt VARCHAR NOT NULL,
	answer TEXT NOT NULL,
	PRIMARY KEY ("match", seat, prompt)
);
