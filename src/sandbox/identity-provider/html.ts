import { escapeHtml } from '../http/escape-html.ts';

interface PageOptions {
  title: string;
  stylesheet: string;
  /** Markup, already safe. */
  body: string;
}

/** A whole page around a body. */
export function htmlPage({ title, stylesheet, body }: PageOptions): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escapeHtml(stylesheet)}">
</head>
<body>
${body}
</body>
</html>
`;
}

/** Headers of every page: nothing but the own stylesheet and an empty icon loads, and forms lead to the named places alone. */
export function pageHeaders(formTargets: readonly string[] = []): Record<string, string> {
  const formAction = ["'self'", ...formTargets].join(' ');
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'self'; img-src data:; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  };
}
