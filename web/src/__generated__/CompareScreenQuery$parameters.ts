/**
 * @generated SignedSource<<964a6ba09e2cc385d9162648966d293b>>
 * @relayHash e3423193d50a41a031f6058735461378
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ebe24b6918ba905fa672acd47ea8dfe2d709ba6e5b94a400b309e6b60928caf

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ebe24b6918ba905fa672acd47ea8dfe2d709ba6e5b94a400b309e6b60928caf",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
