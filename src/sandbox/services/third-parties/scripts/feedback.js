/** Stands in for a feedback tool: a picture of the tab that would open it, where it would stand. */
(() => {
  const { dataset } = document.currentScript;
  const tab = document.createElement('div');
  tab.dataset.double = dataset.key;
  tab.setAttribute('aria-hidden', 'true');
  Object.assign(tab.style, {
    position: 'fixed',
    right: '0',
    top: '50%',
    width: '12px',
    height: '72px',
    borderRadius: '8px 0 0 8px',
    background: '#b45309',
    pointerEvents: 'none',
  });
  document.getElementById(dataset.place).append(tab);
})();
