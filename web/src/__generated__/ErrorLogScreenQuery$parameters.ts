/**
 * @generated SignedSource<<82f67f4cfc1cb401332643619f9b9525>>
 * @relayHash b89e8ce2b64da5e61dfa76df1a0edab2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cd618d135e8f2644bd729e9b7ffaec34d2f74cdfead0d7bc65b28284b1097a16

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorLogScreenQuery } from './ErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cd618d135e8f2644bd729e9b7ffaec34d2f74cdfead0d7bc65b28284b1097a16",
    "metadata": {},
    "name": "ErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
