import { byId, control, element, runWithStatus } from './elements.js';

/** The form that adds faults, and the list of those still to come. */
export async function startFaults() {
  const services = await control('GET', '/services');
  const form = byId('fault');
  const { service, operationId } = form.elements;
  service.append(...services.map(({ slug }) => element('option', {}, slug)));

  function offerOperations() {
    const { operationIds } = services.find(({ slug }) => slug === service.value);
    const every = element('option', { value: '' }, 'every operation');
    operationId.replaceChildren(every, ...operationIds.map((id) => element('option', {}, id)));
  }

  service.addEventListener('change', offerOperations);
  offerOperations();
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void runWithStatus('Fault added', async () => {
      await control('POST', '/faults', readFault(new FormData(form)));
      await showFaults();
    });
  });
  byId('clear-faults').addEventListener('click', () => {
    void runWithStatus('Faults removed', async () => {
      await control('DELETE', '/faults');
      await showFaults();
    });
  });
  await showFaults();
}

/** Shows the faults that are still to come. */
export async function showFaults() {
  const faults = await control('GET', '/faults');
  const items = faults.map((fault) => element('li', {}, element('code', {}, JSON.stringify(fault))));
  const none = element('li', { class: 'quiet' }, 'Nothing goes wrong.');
  byId('faults').replaceChildren(...(items.length > 0 ? items : [none]));
}

function readFault(data) {
  const fault = { service: data.get('service') };
  for (const name of ['operationId', 'path']) {
    if (data.get(name)) fault[name] = data.get(name);
  }
  for (const name of ['status', 'delayMs', 'times', 'probability', 'abortAfter']) {
    if (data.get(name)) fault[name] = Number(data.get(name));
  }
  if (data.get('abort')) fault.abort = data.get('abort') === 'true' ? true : 'body';
  if (data.get('malformed')) fault.malformed = true;
  if (data.get('nulls')) fault.nulls = true;
  if (data.get('body')) fault.body = JSON.parse(data.get('body'));
  return fault;
}
