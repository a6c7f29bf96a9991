/**
 * What an e-mail address looks like: all that RFC 5322 lets stand before the @ without quotes, and a host whose last part
 * may be of another script (`xn--…`). Zod's own pattern takes fewer; a customer whose address it refuses would have no account.
 */
export const EMAIL_ADDRESS =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z](?:[a-z\d-]*[a-z\d])$/i;
