import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { JournalEntry } from '../../core/journal.ts';
import { Problem } from '../../core/problem.ts';
import { jsonDelivery, type Delivery } from '../../http/deliver.ts';
import type { Mounted } from '../../http/mounted.ts';
import { readJson } from '../../http/read-json.ts';

const THIRD_PARTIES_SLUG = 'third-parties';

const SCRIPTS: Readonly<Record<string, string>> = {
  '/cookie-consent.js': 'getConsentScript',
  '/support-chat.js': 'getChatScript',
  '/feedback.js': 'getFeedbackScript',
};
const REPORTS = { path: '/error-reports', operationId: 'reportError' } as const;

/** Doubles of what the app loads from elsewhere: consent, chat and feedback scripts, and the receiver of error reports. */
export const thirdParties: Mounted = {
  slug: THIRD_PARTIES_SLUG,
  operationIds: [...Object.values(SCRIPTS), REPORTS.operationId],
  isOpenToAll: true,
  operationIdOf(method, path) {
    if (method === 'POST' && path === REPORTS.path) return REPORTS.operationId;
    return method === 'GET' && Object.hasOwn(SCRIPTS, path) ? SCRIPTS[path] : undefined;
  },
  // Reports are JSON that comes as plain text.
  readsItsBodies: true,
  async answer({ entry, path, request }) {
    if (entry.operationId === null) return jsonDelivery(404, { code: 'not-found', message: 'There is no such file.' });
    // The report is in the journal, where tests and people look for it.
    if (entry.operationId === REPORTS.operationId) return await takeReport(entry, request);
    return {
      status: 200,
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=300' },
      body: readFileSync(join(import.meta.dirname, 'scripts', path.slice(1))),
    };
  },
};

async function takeReport(entry: JournalEntry, request: IncomingMessage): Promise<Delivery> {
  try {
    entry.body = await readJson(request);
    return { status: 204 };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return jsonDelivery(error.status, { code: error.code, message: error.message });
  }
}
