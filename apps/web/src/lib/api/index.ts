export { ApiError, messageOf, type ApiErrorCode } from './api-error';
export { granted } from './granted';
export { tsr } from './tsr';
