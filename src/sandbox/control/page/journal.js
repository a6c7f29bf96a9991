import { byId, control, element, runWithStatus } from './elements.js';

const EVERY_MS = 1000;
const SHOWN = 200;

/** The calls known so far; those without a status are still under way and are asked for again. */
let entries = [];

/** The journal, read again every second while the page is visible. */
export function startJournal() {
  byId('filter').addEventListener('input', show);
  byId('clear-journal').addEventListener('click', () => {
    void runWithStatus('Journal emptied', async () => {
      await control('DELETE', '/requests');
      entries = [];
      show();
    });
  });
  setInterval(() => {
    if (byId('follow').checked && document.visibilityState === 'visible') void update();
  }, EVERY_MS);
  return update();
}

async function update() {
  const pending = entries.slice(-SHOWN).find(({ ms }) => ms === null);
  const since = (pending ?? entries.at(-1))?.at;
  const fresh = await control(
    'GET',
    since === undefined ? '/requests' : `/requests?since=${encodeURIComponent(since)}`,
  ).catch(() => []);
  entries = [...entries.filter(({ at }) => since === undefined || at < since), ...fresh];
  show();
}

function show() {
  const words = byId('filter').value.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = entries.filter((entry) => {
    const text = `${entry.service} ${entry.operationId} ${entry.method} ${entry.path} ${entry.status}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  byId('journal').replaceChildren(...matching.slice(-SHOWN).reverse().map(row));
}

function row({ at, service, operationId, method, path, query, status, ms, bytes }) {
  const search = new URLSearchParams(query).toString();
  return element(
    'tr',
    { 'data-kind': kindOf(status, ms) },
    element('td', { class: 'at' }, at.slice(11, 23)),
    element('td', {}, service),
    element('td', {}, operationId ?? '–'),
    element('td', {}, `${method} ${path}${search && `?${search}`}`),
    element('td', { class: 'number' }, status === null ? (ms === null ? '…' : 'cut') : String(status)),
    element('td', { class: 'number' }, ms === null ? '' : ms.toFixed(1)),
    element('td', { class: 'number' }, String(bytes)),
  );
}

function kindOf(status, ms) {
  if (status === null) return ms === null ? 'pending' : 'failed';
  if (status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'answered';
}
