/**
 * Stands in for a consent tool: it shows nothing, keeps the answer in the cookie that the app names (analytics and
 * marketing as two digits) and says so with the event `consentchange`.
 */
(() => {
  const { cookieName = 'cookie_consent' } = document.currentScript.dataset;
  const digit = (isGiven) => (isGiven ? '1' : '0');
  window.cookieConsent = {
    set(analytics, marketing) {
      document.cookie = `${cookieName}=${digit(analytics)}${digit(marketing)}; path=/; max-age=31536000; samesite=lax`;
      window.dispatchEvent(new Event('consentchange'));
    },
  };
  if (!document.cookie.split('; ').some((cookie) => cookie.startsWith(`${cookieName}=`)))
    window.cookieConsent.set(false, false);
})();
