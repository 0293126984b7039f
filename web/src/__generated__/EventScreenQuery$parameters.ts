/**
 * @generated SignedSource<<5551a53f79327e717b47506b11515dac>>
 * @relayHash 5094610fffe54edeba46620c101a2f05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50e906a35fc1d475fc8c25c2c221fbd0906d0fa03529283c9d76a6dcd606367a

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EventScreenQuery } from './EventScreenQuery.graphql';

const node: PreloadableConcreteRequest<EventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50e906a35fc1d475fc8c25c2c221fbd0906d0fa03529283c9d76a6dcd606367a",
    "metadata": {},
    "name": "EventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
