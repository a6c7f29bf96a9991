/**
 * From openapi/product-unzip.yaml by npm run generate.
 */

