// From openapi/targeting.yaml by npm run generate.

export const getGetSampleTestOfferUrl = () => '/offers/sample-test';
