/**
 * @generated SignedSource<<8d78810b2c3c9ec06e1b480b083f10a1>>
 * @relayHash 1c979d4cdb7bb5884efb98d2527fb59c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20728bb11ad42f4abb502213629926dca870e49eb24c44d3d8260d87cf8d942c

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RetentionScreenQuery } from './RetentionScreenQuery.graphql';

const node: PreloadableConcreteRequest<RetentionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "20728bb11ad42f4abb502213629926dca870e49eb24c44d3d8260d87cf8d942c",
    "metadata": {},
    "name": "RetentionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
