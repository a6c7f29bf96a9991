/** Stands in for a support chat: a picture of the button that would open it, where it would stand. */
(() => {
  const { dataset } = document.currentScript;
  const button = document.createElement('div');
  button.dataset.double = 'support-chat';
  button.setAttribute('aria-hidden', 'true');
  const size = window.innerWidth < Number(dataset.mobileBreakpoint) ? '40px' : '56px';
  Object.assign(button.style, {
    position: 'fixed',
    right: '16px',
    bottom: '16px',
    width: size,
    height: size,
    borderRadius: '50% 50% 12% 50%',
    background: dataset.customer === 'business' ? '#1d4ed8' : '#0f766e',
    boxShadow: '0 2px 8px rgb(0 0 0 / 30%)',
    pointerEvents: 'none',
  });
  document.getElementById(dataset.place).append(button);
})();
