/**
 * @generated SignedSource<<50909d2477438d3eae61208040e1304d>>
 * @relayHash fd10579872d2d68baf88f16ebf28f542
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5e09863bba9ac6ca44fd0a85cb542abbf926ebb5803b246f64db12c5871f972

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RecordingScreenQuery } from './RecordingScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5e09863bba9ac6ca44fd0a85cb542abbf926ebb5803b246f64db12c5871f972",
    "metadata": {},
    "name": "RecordingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
