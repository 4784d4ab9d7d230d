import type { ClientMetadata } from 'oidc-provider';

export const ACCOUNT_CLIENT = 'aranya-account';

export const accountClient = (issuer: string): ClientMetadata => ({
  client_id: ACCOUNT_CLIENT,
  application_type: 'web',
  token_endpoint_auth_method: 'none',
  grant_types: [],
  response_types: ['none'],
  redirect_uris: [`${issuer}account/signed-in`],
});

/** Also shown in the list of sessions. */
export const DEVICE_CLIENT_NAME = 'Field notes';

/** An app without a browser, by RFC 8628. */
export const deviceClient = (clientId: string): ClientMetadata => ({
  client_id: clientId,
  client_name: DEVICE_CLIENT_NAME,
  application_type: 'native',
  token_endpoint_auth_method: 'none',
  grant_types: ['urn:ietf:params:oauth:grant-type:device_code', 'refresh_token'],
  response_types: [],
  redirect_uris: [],
});
