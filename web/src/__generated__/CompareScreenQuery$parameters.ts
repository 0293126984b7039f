/**
 * @generated SignedSource<<744f8306083c05577d5bad05ce3652a6>>
 * @relayHash c97c3f9987fe7f1974972641698fcd61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 583c4f02bb99da4969d54d4291c38dbd2a897f373e82577c030da84a17b4de03

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CompareScreenQuery } from './CompareScreenQuery.graphql';

const node: PreloadableConcreteRequest<CompareScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "583c4f02bb99da4969d54d4291c38dbd2a897f373e82577c030da84a17b4de03",
    "metadata": {},
    "name": "CompareScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
