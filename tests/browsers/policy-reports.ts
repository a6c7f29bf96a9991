import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** What browsers report of violations of the content security policy, from the first byte of a page on. */
export interface PolicyReports {
  /** Address for the policy's `report-uri`. */
  address: string;
  /** Reports that came since the last call. */
  take(): string[];
  stop(): Promise<void>;
}

/** Starts a server of its own for reports: each engine sends them itself, whatever its driver tells. */
export async function collectPolicyReports(): Promise<PolicyReports> {
  const reports: string[] = [];
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => reports.push(told(body)))
      .finally(() => response.writeHead(204).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No free port');
  return {
    address: `http://127.0.0.1:${address.port}/`,
    take: () => reports.splice(0),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function told(body: string): string {
  const { 'csp-report': report }: { 'csp-report'?: Record<string, string | number> } = JSON.parse(body);
  const { 'effective-directive': effective, 'violated-directive': violated, ...rest } = report ?? {};
  return `violates the policy: ${effective ?? violated} ${rest['blocked-uri']} on ${rest['document-uri']} by ${rest['source-file'] ?? 'the page'}:${rest['line-number'] ?? 0}`;
}
