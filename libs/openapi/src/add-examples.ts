import { answerExamples, requestExamples } from './examples';
import type { OpenApiDocument, OpenApiOperation } from './openapi';
import { makeSample } from './sample';

const isSampled = (type: string) => type === 'application/json' || type === 'multipart/form-data';

function completeOperation(operation: OpenApiOperation, { components }: OpenApiDocument): void {
  const { parameters = [], requestBody, responses } = operation;
  const operationId = operation.operationId.replace(/ByGet$/, '');
  const request = requestExamples[operationId];
  for (const parameter of parameters) {
    const value = requestBody ? undefined : request?.[parameter.name];
    // The reference's own samples send such a parameter, but of others only the required ones.
    if (value !== undefined) parameter.examples = { default: { value, 'x-disabled': false } };
    else parameter.example = makeSample(parameter.name, parameter.schema, components.schemas);
  }
  for (const [type, content] of Object.entries(requestBody?.content ?? {}))
    if (isSampled(type) && content.schema)
      content.example = request ?? makeSample('', content.schema, components.schemas);
  for (const [status, answer] of Object.entries(responses)) {
    const json = 'content' in answer ? answer.content?.['application/json'] : undefined;
    const known = status === '200' ? answerExamples[operationId] : undefined;
    if (json?.schema) json.example = known ?? makeSample('', json.schema, components.schemas);
  }
}

/** Examples are written by hand or made of the schema. */
export function addExamples(document: OpenApiDocument): void {
  for (const methods of Object.values(document.paths))
    for (const operation of Object.values(methods)) completeOperation(operation, document);
}
