import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import type { Schema } from '#sandbox/spec/document.ts';
import { loadSpec } from '#sandbox/spec/load-spec.ts';
import { operationsAt } from '../../support/operation-at.ts';

const SPECS = join(import.meta.dirname, '../../../openapi');

/** What a service answered, and what its spec says of it. */
export interface Answer {
  service: string;
  operationId: string;
  schema: Schema;
  body: unknown;
}

/** The services whose answers are no texts of others: the deployment's own configuration, and the authority. */
const OWN = new Set(['getAppConfig']);

/** Gathers what the services answer to a page from now on: of each operation its last answer in JSON, by its id. */
export function gatherAnswers(page: Page, sandbox: string): () => Promise<Map<string, Answer>> {
  const gathered: Promise<Answer | undefined>[] = [];
  const listen = (response: Response) => void gathered.push(answerIn(response, sandbox).catch(() => undefined));
  page.on('response', listen);
  return async () => {
    page.off('response', listen);
    const answers = (await Promise.all(gathered)).filter(
      (answer) => answer !== undefined && !OWN.has(answer.operationId),
    );
    return new Map(answers.flatMap((answer) => (answer ? [[answer.operationId, answer] as const] : [])));
  };
}

async function answerIn(response: Response, sandbox: string): Promise<Answer | undefined> {
  const request = response.request();
  if (!response.ok() || !/json/.test(response.headers()['content-type'] ?? '')) return undefined;
  const { origin, pathname } = new URL(response.url());
  // Files of the app's own host are answered by it.
  const address = origin === sandbox ? pathname : `/app-config${pathname}`;
  const operations = operationsAt(request.method(), address);
  const meant =
    operations.length > 1
      ? operations.find(({ operationName }) => request.postData()?.includes(`"operationName":"${operationName}"`))
      : operations[0];
  const schema = meant && schemaOf(meant.service, meant.operationId, response.status());
  return meant && schema !== undefined
    ? { service: meant.service, operationId: meant.operationId, schema, body: await response.json() }
    : undefined;
}

const specs = new Map<string, ReturnType<typeof loadSpec>>();

function schemaOf(service: string, operationId: string, status: number): Schema | undefined {
  const operations = specs.get(service) ?? loadSpec(join(SPECS, `${service}.yaml`));
  specs.set(service, operations);
  const contents = operations.find(({ id }) => id === operationId)?.responses.get(status);
  return contents && [...contents].find(([type]) => type.includes('json'))?.[1];
}
