import {
  isMessage,
  operationOf,
  pinOf,
  type Contract,
  type PactInteraction,
  type PactMessage,
} from '../pact-files/pact-file.ts';
import { parametersOf, type StateEntry } from './catalogue.ts';
import { escaped, page, table } from './page.ts';
import { operationsOf, statesOf } from './selection.ts';
import { curlLine } from './wire.ts';

/**
 * One page over contracts: of each service the matrix of operations and statuses or messages, with what the app takes a 404 for,
 * the states that it is asked for, and for each interaction a line to try it by hand, for each message what it may look like.
 */
export function overview(
  pacts: Contract[],
  catalogue: StateEntry[],
  meanings: Readonly<Record<string, string>>,
  baseUrl = 'http://localhost:8080',
): string {
  const count = pacts.reduce((sum, { interactions }) => sum + interactions.length, 0);
  const services = pacts.map((pact) => section(pact, catalogue, meanings, baseUrl));
  return page(
    'What the photo account asks of its services',
    [`<p>Services: ${pacts.length}, interactions: ${count}</p>`, ...services].join('\n'),
  );
}

function section(
  pact: Contract,
  catalogue: StateEntry[],
  meanings: Readonly<Record<string, string>>,
  baseUrl: string,
): string {
  const asked = statesOf([pact]);
  const states = catalogue.filter(({ name }) => asked.has(name));
  return [
    `<h2 id="${escaped(pact.provider.name)}">${escaped(pact.provider.name)}</h2>`,
    matrixOf(pact, meanings),
    states.length > 0
      ? `<h3>Provider states</h3>\n${table(
          ['State', 'Meaning', 'Parameters'],
          states.map((state) => [state.name, state.description, parametersOf(state).join('; ')]),
        )}`
      : '',
    '<h3>Interactions</h3>',
    ...pact.interactions.map((interaction) => entry(interaction, baseUrl)),
  ].join('\n');
}

function matrixOf(pact: Contract, meanings: Readonly<Record<string, string>>): string {
  const pins = [...new Set(pact.interactions.map(pinOf))].sort();
  const count = (operation: string, pin: string) =>
    pact.interactions.filter((interaction) => operationOf(interaction) === operation && pinOf(interaction) === pin)
      .length;
  const rows = operationsOf(pact).map((operation) => [
    operation,
    ...pins.map((pin) => String(count(operation, pin) || '')),
    meanings[operation] ?? '',
  ]);
  return table(['Operation', ...pins, 'A 404 means'], rows);
}

function entry(interaction: PactInteraction | PactMessage, baseUrl: string): string {
  const states = (interaction.providerStates ?? []).map(
    ({ name, params }) => `given ${name}${params ? ` ${JSON.stringify(params)}` : ''}`,
  );
  const lines = [
    ...states.map((state) => `<p class="quiet">${escaped(state)}</p>`),
    `<pre>${escaped(isMessage(interaction) ? JSON.stringify(interaction.contents.content, null, 2) : curlLine(interaction, baseUrl))}</pre>`,
  ];
  return `<details><summary>${escaped(interaction.description)}</summary>\n${lines.join('\n')}\n</details>`;
}
