export { ApiError, messageOf, type ApiErrorCode } from './api-error';
export { tsr } from './tsr';
