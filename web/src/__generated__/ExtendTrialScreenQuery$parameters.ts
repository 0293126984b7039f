/**
 * @generated SignedSource<<4f5ba44d0eefd20341e57b3558c6d386>>
 * @relayHash a5dc3c3f97e22fa3bf336237233c588c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1904a520cbc0c314c9cb2543c2bea069afda710452328a15075102fae58df496

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ExtendTrialScreenQuery } from './ExtendTrialScreenQuery.graphql';

const node: PreloadableConcreteRequest<ExtendTrialScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1904a520cbc0c314c9cb2543c2bea069afda710452328a15075102fae58df496",
    "metadata": {},
    "name": "ExtendTrialScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
