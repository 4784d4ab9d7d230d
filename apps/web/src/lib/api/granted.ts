/**
 * The answer of a plain call (`tsr.….mutate`, `tsr.….query`) as that of a success. Its type allows for refusals, which
 * `fetchWithSession` throws, so that none comes here.
 */
export function granted<Answer extends { status: number }>(answer: Answer): Extract<Answer, { status: 200 }> {
  if (!isGranted(answer)) throw new TypeError(`A call answered ${answer.status} and was not refused.`);
  return answer;
}

function isGranted<Answer extends { status: number }>(
  answer: Answer,
): answer is Extract<Answer, { status: 200 }> {
  return answer.status === 200;
}
