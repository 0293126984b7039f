/**
 * @generated SignedSource<<4d1d0c80b1c2a879c2adc64d9f570c6a>>
 * @relayHash ac463fac26f5a9c834275aae1d990654
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09ebde446df8178079db28b572fa22433513bc843b06b2065317921efa3436ed

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorLogScreenQuery } from './ErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09ebde446df8178079db28b572fa22433513bc843b06b2065317921efa3436ed",
    "metadata": {},
    "name": "ErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
