/**
 * @generated SignedSource<<58b68348b47ad54e47bd3c31cc516697>>
 * @relayHash 22dd76007b1df4644b3a33be17fe6261
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcdbc2da9201ec28119262b6274975f91724211fae159393bdb6895d3bdb0d6e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AcquisitionScreenQuery } from './AcquisitionScreenQuery.graphql';

const node: PreloadableConcreteRequest<AcquisitionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bcdbc2da9201ec28119262b6274975f91724211fae159393bdb6895d3bdb0d6e",
    "metadata": {},
    "name": "AcquisitionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
