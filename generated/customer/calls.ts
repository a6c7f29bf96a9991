/**
 * From openapi/customer.yaml by npm run generate.
 */
import {
  AddressCreated,
  Addresses,
  Customer
} from './model/index.ts';
import type {
  AddressInput,
  CustomerChange,
  FtpIntegration
} from './model/index.ts';

import { request, type CallOptions } from '../../src/api/request.ts';
import { getGetCustomerUrl, getListAddressesUrl } from './urls.ts';

/**
 * The customer's record.
 * 404 means that the account was deleted: the client signs the customer out. All fields are optional; unknown ones are kept and sent back with an update.
 */
export function getCustomer(options?: CallOptions): Promise<Customer | null> {
  return request(getGetCustomerUrl(), {
    operation: { service: 'customer', operationId: 'getCustomer', auth: 'bearer', timeoutMs: 10000, retry: 'transient', missing: null },
    ...options,
    method: 'GET',
    schema: Customer,
  });
}

/**
 * Replace the customer's record.
 * The body is the record as it was read with the edited fields put in, unknown ones included. The client reads the record again afterwards.
 */
export function updateCustomer(customerChange: CustomerChange, options?: CallOptions): Promise<void> {
  return request('/customers/me', {
    operation: { service: 'customer', operationId: 'updateCustomer', auth: 'bearer', timeoutMs: 20000, retry: 'none' },
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(customerChange),
  });
}

/**
 * Change where orders of a business customer are reported to.
 * Only these two fields, both at once. The client reads the record again afterwards.
 */
export function updateFtpIntegration(ftpIntegration: FtpIntegration, options?: CallOptions): Promise<void> {
  return request('/customers/me', {
    operation: { service: 'customer', operationId: 'updateFtpIntegration', auth: 'bearer', timeoutMs: 20000, retry: 'none' },
    ...options,
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ftpIntegration),
  });
}

/**
 * The customer's delivery addresses.
 * In the order in which they are shown. 404 means none.
 */
export function listAddresses(options?: CallOptions): Promise<Addresses> {
  return request(getListAddressesUrl(), {
    operation: { service: 'customer', operationId: 'listAddresses', auth: 'bearer', timeoutMs: 15000, retry: 'transient', list: 'tolerant', missing: [] },
    ...options,
    method: 'GET',
    schema: Addresses,
  });
}

/**
 * Add an address.
 * The client reads the list again afterwards.
 */
export function createAddress(addressInput: AddressInput, options?: CallOptions): Promise<AddressCreated> {
  return request('/customers/me/addresses', {
    operation: { service: 'customer', operationId: 'createAddress', auth: 'bearer', timeoutMs: 20000, retry: 'none' },
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(addressInput),
    schema: AddressCreated,
  });
}

/**
 * Replace an address.
 * The body is the address as it was read with the edited fields put in, unknown ones included. The client reads the list again afterwards.
 */
export function updateAddress(id: string, addressInput: AddressInput, options?: CallOptions): Promise<void> {
  return request(`/customers/me/addresses/${encodeURIComponent(id)}`, {
    operation: { service: 'customer', operationId: 'updateAddress', auth: 'bearer', timeoutMs: 20000, retry: 'none' },
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(addressInput),
  });
}

/**
 * Delete an address.
 * Sent after the customer confirmed it. The client reads the list again afterwards.
 */
export function deleteAddress(id: string, options?: CallOptions): Promise<void> {
  return request(`/customers/me/addresses/${encodeURIComponent(id)}`, {
    operation: { service: 'customer', operationId: 'deleteAddress', auth: 'bearer', timeoutMs: 15000, retry: 'none', missing: 'done' },
    ...options,
    method: 'DELETE',
  });
}

