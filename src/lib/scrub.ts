const TOKEN = /\beyJ[\w-]+(?:\.[\w-]*){0,4}/g;
const BEARER = /\b(bearer\s+)\S+/gi;
const EMAIL = /[^\s"'<>()[\]:;,/?&=]+(?:@|%40)[^\s"'<>()[\]:;,/?&=]+\.[^\s"'<>()[\]:;,/?&=.]+/gi;
const QUERY = /(\bhttps?:\/\/[^\s?#"'<>]+|\/[^\s?#"'<>]*)[?#][^\s"'<>]*/gi;

/** A text without query strings, tokens and e-mail addresses, fit to leave the browser or to be logged (O160, S32). */
export function scrub(text: string): string {
  return text.replace(QUERY, '$1').replace(TOKEN, '[token]').replace(BEARER, '$1[token]').replace(EMAIL, '[e-mail]');
}
