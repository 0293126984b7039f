/**
 * @generated SignedSource<<f61459b9e52757512bc021554a4b2a4d>>
 * @relayHash 6f62fd31602ee910f32970e08053d5e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fbb3d8f6a528e8de689fdd1c67145d274a8ed3afe8aaaf65aabb7816f66a9bd

import { PreloadableConcreteRequest } from 'relay-runtime';
import { LiveRecordingScreenQuery } from './LiveRecordingScreenQuery.graphql';

const node: PreloadableConcreteRequest<LiveRecordingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fbb3d8f6a528e8de689fdd1c67145d274a8ed3afe8aaaf65aabb7816f66a9bd",
    "metadata": {},
    "name": "LiveRecordingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
