/**
 * @generated SignedSource<<80ad82439501ec9fa1bbfc564d39ecb1>>
 * @relayHash 84c704243785b9f58e712302cd5aaacf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f25e3008a828b352397de97a9588dbf44c94fceffaeaacd5d6b89529ca3835fe

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorLogScreenQuery } from './ErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f25e3008a828b352397de97a9588dbf44c94fceffaeaacd5d6b89529ca3835fe",
    "metadata": {},
    "name": "ErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
