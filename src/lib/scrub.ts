const TOKEN = /\beyJ[\w-]+(?:\.[\w-]*){0,4}/g;
const BEARER = /\b(bearer\s+)\S+/gi;
const EMAIL = /[^\s"'<>()[\]:;,/?&=]+(?:@|%40)[^\s"'<>()[\]:;,/?&=]+\.[^\s"'<>()[\]:;,/?&=.]+/gi;
/** The links of mails end in a token that stands in the path of the call which confirms it (S31). */
const CONFIRMATION = /(deleteaccount|emailchanges|confirm)\/[^\s/?#:]+/g;
const QUERY = /(\bhttps?:\/\/[^\s?#"'<>]+|\/[^\s?#"'<>]*)[?#][^\s"'<>]*/gi;

/** A text without query strings, tokens and e-mail addresses, fit to leave the browser or to be logged (O160, S32). */
export function scrub(text: string): string {
  return text
    .replace(QUERY, '$1')
    .replace(CONFIRMATION, '$1/[token]')
    .replace(TOKEN, '[token]')
    .replace(BEARER, '$1[token]')
    .replace(EMAIL, '[e-mail]');
}
