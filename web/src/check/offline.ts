// The file for offline use: choose a match file, say what was noted, read what was found. Nothing leaves the browser.

import { Words } from '../lib/words';
import { check, type Checked } from './check';
import { notedIn } from './noted';
import { element, headline, report, type Say } from './report';

/** The sentences of the check in every language; the build puts them here. */
declare const CHECK_TEXTS: Record<string, string>;

const LANGUAGES = Object.keys(CHECK_TEXTS);
const main = document.getElementById('main')!;
let language = navigator.languages.map((tag) => tag.split('-')[0]!).find((tag) => LANGUAGES.includes(tag)) ?? 'en';
let bytes: Uint8Array | null = null;
let noted = '';

const say: Say = (key, args = {}) =>
  new Words([language, 'en'].map((tag) => ({ language: tag, texts: [CHECK_TEXTS[tag] ?? ''] }))).say(key, args);

function show(): void {
  document.documentElement.lang = language;
  document.title = say('page-check-title');
  const outcome = element('section', 'outcome');
  const status = element('p', 'check-head');
  status.role = 'status';
  main.replaceChildren(
    element('div', 'bar', element('h1', '', say('page-check-title')), languages()),
    element('p', '', say('page-check-intro')),
    form(() => tell(status, outcome)),
    status,
    outcome,
  );
  tell(status, outcome);
}

function languages(): HTMLElement {
  const choice = element('select', '');
  choice.ariaLabel = say('page-check-language');
  for (const tag of LANGUAGES) {
    const option = element('option', '', new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag);
    option.value = option.lang = tag;
    choice.append(option);
  }
  choice.value = language;
  choice.addEventListener('change', () => {
    language = choice.value;
    show();
    main.querySelector('select')?.focus();
  });
  return choice;
}

function form(changed: () => void): HTMLElement {
  const file = element('input', '');
  file.type = 'file';
  file.accept = '.json,application/json';
  file.addEventListener('change', async () => {
    const chosen = file.files?.[0];
    bytes = chosen ? new Uint8Array(await chosen.arrayBuffer()) : null;
    changed();
  });
  const notes = element('textarea', '');
  notes.value = noted;
  notes.spellcheck = false;
  notes.addEventListener('input', () => {
    noted = notes.value;
    changed();
  });
  return element(
    'form',
    '',
    element('label', '', say('page-check-choose'), file),
    element('label', '', say('page-check-notes'), element('small', '', say('page-check-notes-hint')), notes),
  );
}

function tell(status: HTMLElement, outcome: HTMLElement): void {
  outcome.replaceChildren();
  status.replaceChildren();
  if (!bytes) return;
  const begun = performance.now();
  const checked = check(bytes, notedIn(noted));
  const seconds = ((performance.now() - begun) / 1000).toLocaleString(language, { maximumFractionDigits: 2 });
  status.append(...outcomeOf(checked, seconds));
  outcome.append(report(checked, say));
}

function outcomeOf(checked: Checked, seconds: string): HTMLElement[] {
  const isRight = checked.findings.every(({ verdict }) => verdict !== 'wrong');
  const seal = element('span', isRight ? 'check-seal' : 'check-seal wrong', isRight ? '✓' : '✗');
  seal.ariaHidden = 'true';
  const { game = '', fairness } = checked.file ?? {};
  const about = [game, fairness?.match].filter(Boolean).join(' · ');
  const took = element('small', '', [say('page-check-took', { seconds }), about].filter(Boolean).join(' '));
  return [seal, element('span', '', element('b', '', headline(checked, say)), took)];
}

document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
show();
// For people who check many files at once.
Object.assign(globalThis, { rathausCheck: check });
