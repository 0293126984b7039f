/**
 * @generated SignedSource<<93837f58c13bdd8c1fc8fb843ed45ccf>>
 * @relayHash 4ad271bef904b4a65a68b79e158de9c7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c08bd29ad867f0ab1836265dbfffd4ca69346618e074f6b8fd8a66b4d814f0d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LiveRecordingScreenQuery } from './LiveRecordingScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveRecordingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c08bd29ad867f0ab1836265dbfffd4ca69346618e074f6b8fd8a66b4d814f0d",
    "metadata": {},
    "name": "LiveRecordingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
