/** Stands in for a support chat: a script that is there or not. */
window.supportChat = { isLoaded: true };
