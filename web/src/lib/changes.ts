// States come as changes: the first is whole, and those after it tell what is not as before.

import type { State, View } from './messages';

/** A state with all of its view and places, given the one before; null if that is not known here any more. */
export function whole(before: State | null, news: State): State | null {
  if (news.is_change && !before) return null;
  const known = news.is_change ? before : null;
  const view: View = { ...known?.view, ...news.view };
  const draft = news.draft && { ...news.draft, view: news.draft.view && { ...view, ...news.draft.view } };
  const places = known ? withChanges(known.places, news.places) : news.places;
  return { ...news, view, places, draft, standing: news.standing ?? known?.standing ?? [], is_change: false };
}

/** What lies where: a place that is empty now is left out. */
function withChanges(places: State['places'], changes: State['places']): State['places'] {
  const after = { ...places, ...changes };
  for (const [place, things] of Object.entries(changes)) if (!Object.keys(things).length) delete after[place];
  return after;
}
