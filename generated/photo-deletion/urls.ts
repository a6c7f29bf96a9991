// From openapi/photo-deletion.yaml by npm run generate.

export const getGetAccountInformationUrl = () => '/accounts/getaccountinformation';
