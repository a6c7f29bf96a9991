import { byId, control, element, runWithStatus } from './elements.js';
import { showFaults, startFaults } from './faults.js';
import { startJournal } from './journal.js';

const MAIL_EVERY_MS = 2000;

async function startPeople() {
  const people = await control('GET', '/people');
  byId('people').replaceChildren(
    ...people.map(({ email, name, note }) =>
      element('li', {}, element('code', {}, email), name, element('span', { class: 'quiet' }, note)),
    ),
  );
  for (const choice of document.querySelectorAll('.person-choice')) {
    choice.append(...people.map(({ email }) => element('option', {}, email)));
  }
}

async function showClock() {
  const { now } = await control('GET', '/clock');
  byId('now').textContent = `${now.slice(0, 10)} ${now.slice(11, 19)} UTC`;
}

async function showMail() {
  const mail = await control('GET', '/mail');
  const items = mail
    .reverse()
    .map(({ to, subject, link, at }) =>
      element(
        'li',
        {},
        element('strong', {}, subject),
        element('a', { href: link, rel: 'noreferrer' }, 'Follow the link'),
        element('span', { class: 'quiet' }, `to ${to}, ${at.slice(0, 16).replace('T', ' ')}`),
      ),
    );
  byId('mail').replaceChildren(...(items.length > 0 ? items : [element('li', { class: 'quiet' }, 'No mail yet.')]));
}

function onSubmit(id, done, work) {
  const form = byId(id);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void runWithStatus(done, () => work(new FormData(form)));
  });
}

onSubmit('clock', 'Clock set', async (data) => {
  await control('POST', '/clock', { now: new Date(`${data.get('now')}Z`).toISOString() });
  await showClock();
});
onSubmit('tokens', 'Tokens expired', (data) =>
  control('POST', '/tokens/expire', { user: data.get('user'), refresh: data.has('refresh') }),
);
onSubmit('push', 'Message pushed', (data) =>
  control('POST', '/push', { to: data.get('to'), message: data.get('message') }),
);
onSubmit('newsletter', 'Mail sent', async (data) => {
  // A token of its own each time: one link is good for one confirmation.
  const params = { email: data.get('email'), token: crypto.randomUUID() };
  await control('POST', '/provider-states', { state: 'a newsletter subscription exists', params });
  await showMail();
});
byId('reset').addEventListener('click', () => {
  void runWithStatus('Everything is as seeded', async () => {
    await control('POST', '/reset', {});
    await Promise.all([showClock(), showMail(), showFaults()]);
  });
});

const { app } = await control('GET', '/addresses');
byId('app-link').href = app;
await Promise.all([startPeople(), showClock(), showMail(), startFaults(), startJournal()]);
setInterval(() => {
  if (document.visibilityState === 'visible') void Promise.all([showClock(), showMail(), showFaults()]);
}, MAIL_EVERY_MS);
