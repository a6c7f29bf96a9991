// From openapi/photo-deletion.yaml by npm run generate.

/** Address of getAccountInformation, behind the base address of its service. */
export const getGetAccountInformationUrl = () => '/accounts/getaccountinformation';
