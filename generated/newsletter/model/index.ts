/**
 * From openapi/newsletter.yaml by npm run generate.
 */

