import type { BrowserContext } from '@playwright/test';

/** Begins what a page says of a violation. */
const MARK = 'violates the policy: ';

/** Message of the browser itself. */
const BROWSER_ON_VIOLATIONS =
  /Content Security Policy|requires 'Trusted(HTML|Script|ScriptURL)' assignment|Refused to create a TrustedTypePolicy/;

/** Has every page and worker of a context report violations of its policy, also of one that is only reported (S45). */
export async function reportViolations(context: BrowserContext): Promise<void> {
  context.on('page', (page) =>
    page.on('worker', (worker) => void worker.evaluate(listen, MARK).catch(() => undefined)),
  );
  await context.addInitScript(listen, MARK);
}

/** Runs in the page or the worker. */
function listen(mark: string): void {
  globalThis.addEventListener('securitypolicyviolation', (event) => {
    if (!(event instanceof SecurityPolicyViolationEvent)) return;
    const { effectiveDirective, disposition, blockedURI, sourceFile, lineNumber } = event;
    console.warn(`${mark}${effectiveDirective} (${disposition}d) ${blockedURI} by ${sourceFile}:${lineNumber}`);
  });
}

/** The directive that a line of the console says is violated. */
export function violatedDirective(line: string): string | undefined {
  return line.startsWith(MARK) ? line.slice(MARK.length).split(' ')[0] : undefined;
}

/** Whether the browser itself says so, which it does beside. */
export function isAboutPolicy(line: string): boolean {
  return BROWSER_ON_VIOLATIONS.test(line);
}
