/**
 * @generated SignedSource<<edfbb3d21f2305879cd47ca138241077>>
 * @relayHash 262e5ac805a708f65175af7ed1d76939
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 879fcfd2cbe306f7e6d18d6946dd071200c1f274cdca312bfecac7d076a5a756

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FindRecordingScreenQuery } from './FindRecordingScreenQuery.graphql';

const node: PreloadableConcreteRequest<FindRecordingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "879fcfd2cbe306f7e6d18d6946dd071200c1f274cdca312bfecac7d076a5a756",
    "metadata": {},
    "name": "FindRecordingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
