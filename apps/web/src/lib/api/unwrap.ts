/** Narrows an answer to its success; refusals were thrown before. */
export function unwrap<Answer extends { status: number }>(answer: Answer): Extract<Answer, { status: 200 }> {
  if (!isSuccess(answer)) throw new TypeError(`Unexpected status ${answer.status}`);
  return answer;
}

function isSuccess<Answer extends { status: number }>(
  answer: Answer,
): answer is Extract<Answer, { status: 200 }> {
  return answer.status === 200;
}
