/**
 * @generated SignedSource<<b916d119f1b7d17d628338088ea9dfca>>
 * @relayHash fdcfc274e17cddb8533406779aaefde1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f86c10cd68939312b34c71aad4bf8e09ed5ddb663aeb6401d0715ffb604bae8e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RecordingScreenQuery } from './RecordingScreenQuery.graphql';

const node: PreloadableConcreteRequest<RecordingScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f86c10cd68939312b34c71aad4bf8e09ed5ddb663aeb6401d0715ffb604bae8e",
    "metadata": {},
    "name": "RecordingScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
