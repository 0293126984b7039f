/**
 * @generated SignedSource<<55d4578b752d26d1a22d6a998ace8123>>
 * @relayHash 3020cfb2f809dc7b2972b200a37965f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 434d849e6b55c01d1d7366b4719b64fa26bb113a927d415ed4ba1431c1874870

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RecordingScreenQuery } from './RecordingScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "434d849e6b55c01d1d7366b4719b64fa26bb113a927d415ed4ba1431c1874870",
    "metadata": {},
    "name": "RecordingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
