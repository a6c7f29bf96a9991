// From openapi/newsletter.yaml by npm run generate.

export const getConfirmNewsletterSubscriptionUrl = (email: string, token: string) => `/api/v1/Profiles/${encodeURIComponent(email)}/subscription/confirm/${encodeURIComponent(token)}`;
