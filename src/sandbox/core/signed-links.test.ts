import { describe, expect, it } from 'vitest';
import { createSignedLinks } from './signed-links.ts';

const HOUR = 3_600_000;

function linksAt(start: string, key = 'secret') {
  let now = Date.parse(start);
  const clock = { now: () => now, set: (moment: number) => void (now = moment), reset: () => undefined };
  return { links: createSignedLinks(key, clock), pass: (ms: number) => clock.set(now + ms) };
}

describe('signed links', () => {
  it('work for one to two hours', () => {
    const { links, pass } = linksAt('2026-11-20T10:59:59Z');
    const query = new URLSearchParams(links.queryFor('photo:1'));
    expect(links.remaining('photo:1', query)).toBeGreaterThanOrEqual(HOUR);
    pass(HOUR);
    expect(links.remaining('photo:1', query)).toBeGreaterThan(0);
    pass(HOUR);
    expect(links.remaining('photo:1', query)).toBeUndefined();
  });

  it('stay the same within the hour, so that caches are of use', () => {
    const { links, pass } = linksAt('2026-11-20T10:00:00Z');
    const query = links.queryFor('photo:1');
    pass(HOUR - 1);
    expect(links.queryFor('photo:1')).toBe(query);
    pass(1);
    expect(links.queryFor('photo:1')).not.toBe(query);
  });

  it('are refused for another file, with another end, key or signature', () => {
    const { links } = linksAt('2026-11-20T10:00:00Z');
    const query = new URLSearchParams(links.queryFor('photo:1'));
    expect(links.remaining('photo:2', query)).toBeUndefined();
    const later = new URLSearchParams(query);
    later.set('expires', String(Number(query.get('expires')) + 3600));
    expect(links.remaining('photo:1', later)).toBeUndefined();
    expect(linksAt('2026-11-20T10:00:00Z', 'other').links.remaining('photo:1', query)).toBeUndefined();
    expect(links.remaining('photo:1', new URLSearchParams('expires=9999999999&signature=x'))).toBeUndefined();
    expect(links.remaining('photo:1', new URLSearchParams())).toBeUndefined();
  });
});
