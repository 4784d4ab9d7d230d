export { ApiError, errorText, type ApiErrorCode } from './api-error';
export { unwrap } from './unwrap';
export { tsr } from './tsr';
export { tellEnd, tellFailure } from './tell-end';
