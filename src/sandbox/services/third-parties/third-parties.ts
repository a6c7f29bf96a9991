import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mounted } from '../../core/mounted.ts';
import { jsonDelivery } from '../../http/deliver.ts';

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
  async answer({ entry, path }) {
    if (entry.operationId === null) return jsonDelivery(404, { code: 'not-found', message: 'There is no such file.' });
    // The report is in the journal, where tests and people look for it.
    if (entry.operationId === REPORTS.operationId) return { status: 204 };
    return {
      status: 200,
      headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'public, max-age=300' },
      body: readFileSync(join(import.meta.dirname, 'scripts', path.slice(1))),
    };
  },
};
