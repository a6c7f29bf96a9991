/** Stands in for a feedback tool: a script that is there or not. */
window.feedbackWidget = { isLoaded: true };
