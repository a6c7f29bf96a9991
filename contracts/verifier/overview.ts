import { escapeHtml } from '#sandbox/http/escape-html.ts';
import { operationOf, pinOf, type Contract } from '../pact-files/pact-file.ts';
import { parametersOf, type StateEntry } from './catalogue.ts';
import { interactionHtml } from './interaction-page.ts';
import { reportOf, type InteractionReport } from './interaction-report.ts';
import { page, table } from './page.ts';
import { operationsOf, statesOf } from './selection.ts';
import { specOf } from './spec-places.ts';

/** Base address of a service, as long as nobody names one. */
const SOMEWHERE = 'http://localhost:8080';

/** Interactions that a service is asked for, as in the results of a verification, without their results. */
export interface ServiceReport {
  provider: string;
  interactions: InteractionReport[];
}

/** The interactions of contracts. */
export function reportsOf(pacts: Contract[], baseUrl = SOMEWHERE): ServiceReport[] {
  return pacts.map(({ provider: { name }, interactions }) => ({
    provider: name,
    interactions: interactions.map((interaction) => reportOf(interaction, baseUrl, specOf(name))),
  }));
}

/**
 * One page over contracts: of each service the matrix of operations and statuses or messages, with what the app takes a 404 for,
 * the states that it is asked for, and for each interaction a line to try it by hand and what the answer is to be.
 */
export function overview(
  pacts: Contract[],
  catalogue: StateEntry[],
  meanings: Readonly<Record<string, string>>,
  baseUrl = SOMEWHERE,
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
    `<h2 id="${escapeHtml(pact.provider.name)}">${escapeHtml(pact.provider.name)}</h2>`,
    matrixOf(pact, meanings),
    states.length > 0
      ? `<h3>Provider states</h3>\n${table(
          ['State', 'Meaning', 'Parameters'],
          states.map((state) => [state.name, state.description, parametersOf(state).join('; ')]),
        )}`
      : '',
    '<h3>Interactions</h3>',
    ...reportsOf([pact], baseUrl).flatMap(({ interactions }) => interactions.map((one) => interactionHtml(one))),
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
