import { describe, expect, it } from 'vitest';
import { appConfiguration } from '../services/app-config/configuration.ts';
import { contentSecurityPolicy, indexingHeaders, pageHeaders } from './security-headers.ts';
import type { PolicySource } from './security-headers.ts';

const complete = appConfiguration({ sandbox: 'http://localhost:5174', app: 'http://localhost:5173' }, [
  'photo-management',
  'customer',
]);
const production: PolicySource = {
  services: {
    'photo-management': 'https://photos.example/api/',
    customer: 'https://customer.example',
    order: 'https://customer.example/orders',
  },
  auth: { authority: 'https://identity.example/realm', clientId: 'photo-account', scope: 'openid' },
};

/** Directive -> values. */
function parsed(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

describe('the content security policy', () => {
  it('S45 allows calls to the configured services by origin, each once', () => {
    expect(parsed(contentSecurityPolicy(production))['connect-src']).toEqual([
      "'self'",
      'https://photos.example',
      'https://customer.example',
      'https://identity.example',
    ]);
  });

  it('S45 allows the push connections, pictures and error reports of the sandbox', () => {
    const policy = parsed(contentSecurityPolicy(complete));
    expect(policy['connect-src']).toEqual(["'self'", 'http://localhost:5174', 'ws://localhost:5174']);
    expect(policy['img-src']).toEqual(["'self'", 'blob:', 'data:', 'http://localhost:5174']);
  });

  it('S45 R4 frames the hosts of files, whose downloads begin in hidden frames, and nothing else of the configuration', () => {
    const policy = parsed(contentSecurityPolicy({ ...production, pictureOrigins: ['https://files.example'] }));
    expect(policy['frame-src']).toEqual(['https://files.example']);
  });

  it('S48 allows scripts of others at the very addresses that the configuration names', () => {
    expect(parsed(contentSecurityPolicy(complete))['script-src']).toEqual([
      "'self'",
      'http://localhost:5174/third-parties/cookie-consent.js',
      'http://localhost:5174/third-parties/support-chat.js',
      'http://localhost:5174/third-parties/feedback.js',
    ]);
    expect(parsed(contentSecurityPolicy(production))['script-src']).toEqual(["'self'"]);
  });

  it('S45 S48 lets scripts of others reach, show and frame what is on their own servers, and nothing more', () => {
    const policy = parsed(
      contentSecurityPolicy({
        ...production,
        supportChat: { enabled: true, scriptUrl: 'https://chat.example/v2/chat.js' },
      }),
    );
    expect(policy['frame-src']).toEqual(['https://chat.example']);
    expect(policy['img-src']).toEqual(["'self'", 'blob:', 'data:', 'https://chat.example']);
    expect(policy['connect-src']).toContain('https://chat.example');
    expect(policy['script-src']).toEqual(["'self'", 'https://chat.example/v2/chat.js']);
    expect(policy['style-src']).toEqual(["'self'"]);
    expect(parsed(contentSecurityPolicy(production))['frame-src']).toEqual(["'none'"]);
  });

  it('S46 S47 allows nothing inline, no eval, no plugins, to be framed by nobody, and enforces Trusted Types', () => {
    for (const source of [complete, production]) {
      const policy = contentSecurityPolicy(source);
      expect(policy).not.toMatch(/unsafe-|nonce-|\*/);
      expect(parsed(policy)).toMatchObject({
        'default-src': ["'none'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'style-src': ["'self'"],
        'require-trusted-types-for': ["'script'"],
        'trusted-types': ['external-scripts', 'own-workers'],
      });
    }
  });

  it('lets forms go to the app itself and the authority alone', () => {
    expect(parsed(contentSecurityPolicy(production))['form-action']).toEqual(["'self'", 'https://identity.example']);
  });

  it('cannot be broken out of by an address in the configuration', () => {
    const policy = contentSecurityPolicy({
      ...production,
      supportChat: { enabled: true, scriptUrl: 'https://chat.example/a;script-src *,b.js?c=1' },
    });
    expect(parsed(policy)['script-src']).toEqual(["'self'", 'https://chat.example/a%3Bscript-src%20*%2Cb.js']);
  });

  it.each(['https://*', 'https://*.example', 'https://a;b', 'https://a,b.example'])(
    'S45 refuses %s, which would be more than one host',
    (address) => {
      expect(() => contentSecurityPolicy({ ...production, errorReportingUrl: address })).toThrow(
        `an impossible host: ${address}`,
      );
    },
  );

  it('S45 allows every address of its own that an operation has, and no other', () => {
    const addresses = {
      errorReportingUrl: 'https://errors.example/report',
      reorderDirectUrl: 'https://reorder.example/a',
      merchandiseUrl: 'https://merchandise.example/graphql',
    };
    const allowed = parsed(contentSecurityPolicy({ ...production, ...addresses }))['connect-src'];
    expect(allowed).toEqual([
      ...(parsed(contentSecurityPolicy(production))['connect-src'] ?? []),
      'https://errors.example',
      'https://reorder.example',
      'https://merchandise.example',
    ]);
    expect(
      parsed(contentSecurityPolicy({ ...production, errorReportingUrl: 'http://[::1]:8080/report' }))['connect-src'],
    ).toContain('http://[::1]:8080');
  });

  it('S45 names where violations are reported to, if anywhere', () => {
    expect(parsed(contentSecurityPolicy(production))['report-uri']).toBeUndefined();
    const policyReportsUrl = 'http://127.0.0.1:9/';
    expect(parsed(contentSecurityPolicy({ ...production, policyReportsUrl }))['report-uri']).toEqual([
      policyReportsUrl,
    ]);
  });

  it('while developing adds a nonce and the reloading connection, and nothing else', () => {
    const relaxed = parsed(contentSecurityPolicy(production, { nonce: 'abc', reloadOrigin: 'ws://localhost:5173' }));
    const strict = parsed(contentSecurityPolicy(production));
    expect(relaxed['script-src']).toEqual(["'self'", "'nonce-abc'"]);
    expect(relaxed['style-src']).toEqual(["'self'", "'nonce-abc'"]);
    expect(relaxed['connect-src']).toEqual([...(strict['connect-src'] ?? []), 'ws://localhost:5173']);
    expect(relaxed['require-trusted-types-for']).toEqual(strict['require-trusted-types-for']);
  });
});

describe('the headers of a page', () => {
  it('S30 send no referrer, no sniffing, no features, no shared window', () => {
    expect(pageHeaders(production)).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(), '),
    });
  });
});

describe('what search engines are told', () => {
  it('A2.121 A2.122 S49 keeps them from everything but the root of production', () => {
    expect(indexingHeaders({ environment: 'production' }, '/')).toEqual({});
    expect(indexingHeaders({ environment: 'acceptance' }, '/')).toEqual({ 'x-robots-tag': 'noindex' });
    for (const path of ['/orders', '/index.html', '/account-deleted'])
      expect(indexingHeaders({ environment: 'production' }, path)).toEqual({ 'x-robots-tag': 'noindex' });
  });
});
