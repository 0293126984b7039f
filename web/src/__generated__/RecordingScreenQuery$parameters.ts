/**
 * @generated SignedSource<<9cb195a89347a8d91fa3e9b9fb1c97c2>>
 * @relayHash 44bbb075acd36af476feba248aff080a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a09e293d5a8180333201eabcf46d4b4220669ce7704bcda9eb1931ee87bc63b4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RecordingScreenQuery } from './RecordingScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a09e293d5a8180333201eabcf46d4b4220669ce7704bcda9eb1931ee87bc63b4",
    "metadata": {},
    "name": "RecordingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
